/**
 * Simulates a phone's line between a browser and a server on this machine: a handshake, a congestion window of ten
 * segments that grows with every acknowledgement (slow start, RFC 5681 and RFC 6928), and one rate for all connections.
 * DevTools only delays whole responses, so it does not show that a page fits the first window.
 */
import { connect, createServer, type Socket } from "node:net";
import { listen } from "@/deploy/loopback";

/** The values of Lighthouse's "slow 4G". */
const ROUND_TRIP_MS = 150;
const DOWN_BITS_PER_SECOND = 1_600_000;
const UP_BITS_PER_SECOND = 750_000;

/** A segment of TCP over Ethernet. */
const SEGMENT_BYTES = 1460;
/** The initial congestion window, in segments. */
const INITIAL_WINDOW = 10;

/**
 * Opens a line to a server on loopback. The line does not keep the program running.
 *
 * @param address The server's address.
 * @returns The address at the other end of the line.
 */
export function openLine(address: string): Promise<string> {
  const port = Number(new URL(address).port);
  const up: Link = { rate: UP_BITS_PER_SECOND, freeAt: 0 };
  const down: Link = { rate: DOWN_BITS_PER_SECOND, freeAt: 0 };
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
    // The handshake takes one round trip.
    setTimeout(() => {
      forward(downstream, upstream, up);
      forward(upstream, downstream, down);
    }, ROUND_TRIP_MS);
  });
  return listen(server.unref());
}

/** One direction of the line. All connections share it. */
interface Link {
  /** The rate, in bits per second. */
  rate: number;
  /** The time at which the link has sent all segments, by performance.now(). */
  freeAt: number;
}

/** Forwards data from one socket to the other, as fast as the congestion window and the link allow. */
function forward(from: Socket, to: Socket, link: Link): void {
  let window = INITIAL_WINDOW * SEGMENT_BYTES;
  let inFlight = 0;
  const queue: Buffer[] = [];
  const inTransit: Buffer[] = [];
  let hasEnded = false;

  function send(): void {
    for (let next = queue[0]; next && inFlight + next.length <= window; next = queue[0]) {
      queue.shift();
      const segment = next;
      inFlight += segment.length;
      const now = performance.now();
      link.freeAt = Math.max(link.freeAt, now) + (segment.length * 8 * 1000) / link.rate;
      const delayMs = link.freeAt - now;
      inTransit.push(segment);
      // Timers within the same millisecond may run in any order, so this takes segments from a queue.
      setTimeout(
        () => {
          const first = inTransit.shift();
          if (first && to.writable) to.write(first);
        },
        delayMs + ROUND_TRIP_MS / 2,
      );
      setTimeout(() => {
        inFlight -= segment.length;
        window += segment.length;
        send();
      }, delayMs + ROUND_TRIP_MS);
    }
    if (queue.length < INITIAL_WINDOW) from.resume();
    if (hasEnded && queue.length === 0 && inFlight === 0) to.end();
  }

  from.on("data", (data: Buffer) => {
    for (let at = 0; at < data.length; at += SEGMENT_BYTES) queue.push(data.subarray(at, at + SEGMENT_BYTES));
    // Pauses if the receiver's buffer is full.
    if (queue.length > 2 * INITIAL_WINDOW) from.pause();
    send();
  });
  from.on("end", () => {
    hasEnded = true;
    send();
  });
  from.resume();
}
