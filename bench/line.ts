/**
 * Imitates a phone's line between a browser and a server on this machine: a handshake, a first window of ten segments that
 * grows with every acknowledgement (slow start, RFC 5681 and RFC 6928), and one rate for all connections. DevTools delays
 * whole responses, which hides the gain of a page that fits the first window.
 */
import { connect, createServer, type Socket } from "node:net";
import { listen } from "@/deploy/loopback";

/** Lighthouse's slow 4G. */
const ROUND_TRIP_MS = 150;
const DOWN_BITS_PER_SECOND = 1_600_000;
const UP_BITS_PER_SECOND = 750_000;

/** A segment of TCP over Ethernet. */
const SEGMENT_BYTES = 1460;
/** The initial congestion window, in segments. */
const INITIAL_WINDOW = 10;

/**
 * Opens a line to a server on loopback. It does not keep the program running.
 *
 * @param address The server's address.
 * @returns the address to use instead.
 */
export function openLine(address: string): Promise<string> {
  const port = Number(new URL(address).port);
  const up: Link = { rate: UP_BITS_PER_SECOND, free: 0 };
  const down: Link = { rate: DOWN_BITS_PER_SECOND, free: 0 };
  const server = createServer({ pauseOnConnect: true }, (downstream) => {
    const upstream = connect({ port, host: "127.0.0.1", noDelay: true });
    downstream.setNoDelay(true);
    for (const [socket, other] of [
      [downstream, upstream],
      [upstream, downstream],
    ] as const) {
      socket.on("error", () => socket.destroy());
      socket.on("close", () => other.destroy());
    }
    // On a real line the connection opens a round trip later.
    setTimeout(() => {
      forward(downstream, upstream, up);
      forward(upstream, downstream, down);
    }, ROUND_TRIP_MS);
  });
  return listen(server.unref());
}

/** One direction of the line, shared by all connections. */
interface Link {
  /** In bits per second. */
  rate: number;
  /** When the last segment has left, by performance.now(). */
  free: number;
}

/** Forwards data from one socket to the other, as fast as the window and the link allow. */
function forward(from: Socket, to: Socket, link: Link): void {
  let window = INITIAL_WINDOW * SEGMENT_BYTES;
  let inFlight = 0;
  const waiting: Buffer[] = [];
  const arriving: Buffer[] = [];
  let hasEnded = false;

  function send(): void {
    for (let next = waiting[0]; next && inFlight + next.length <= window; next = waiting[0]) {
      waiting.shift();
      const segment = next;
      inFlight += segment.length;
      const now = performance.now();
      link.free = Math.max(link.free, now) + (segment.length * 8 * 1000) / link.rate;
      const left = link.free - now;
      arriving.push(segment);
      // Timers within a millisecond may fire in any order, but segments arrive in order.
      setTimeout(
        () => {
          const first = arriving.shift();
          if (first && to.writable) to.write(first);
        },
        left + ROUND_TRIP_MS / 2,
      );
      setTimeout(() => {
        inFlight -= segment.length;
        window += segment.length;
        send();
      }, left + ROUND_TRIP_MS);
    }
    if (waiting.length < INITIAL_WINDOW) from.resume();
    if (hasEnded && waiting.length === 0 && inFlight === 0) to.end();
  }

  from.on("data", (data: Buffer) => {
    for (let at = 0; at < data.length; at += SEGMENT_BYTES) waiting.push(data.subarray(at, at + SEGMENT_BYTES));
    // Backpressure, as with a full socket.
    if (waiting.length > 2 * INITIAL_WINDOW) from.pause();
    send();
  });
  from.on("end", () => {
    hasEnded = true;
    send();
  });
  from.resume();
}
