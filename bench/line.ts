/**
 * A line as a phone has it, between a browser and a server on this machine: a handshake, a first window of ten segments
 * that grows with every acknowledgement (slow start, RFC 5681 and RFC 6928), and one rate that all connections share.
 * What DevTools slows down is the answer as a whole, which hides what a page that fits the first window gains.
 */
import { connect, createServer, type Socket } from "node:net";
import { listen } from "@/deploy/loopback";

/** As Lighthouse's slow 4G: a round trip in ms, and rates in bits a second. */
const ROUND_TRIP_MS = 150;
const DOWN = 1_600_000;
const UP = 750_000;

/** Bytes in a segment of TCP over Ethernet, and how many of them a server sends before it hears of the first. */
const SEGMENT_BYTES = 1460;
const INITIAL_WINDOW = 10;

/**
 * Opens a line to a server on loopback, which lasts for as long as the program has other things to do.
 *
 * @param address Where the server listens.
 * @returns the address at which the line begins.
 */
export function openLine(address: string): Promise<string> {
  const port = Number(new URL(address).port);
  const up: Link = { rate: UP, free: 0 };
  const down: Link = { rate: DOWN, free: 0 };
  const server = createServer({ pauseOnConnect: true }, (near) => {
    const far = connect({ port, host: "127.0.0.1", noDelay: true });
    near.setNoDelay(true);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      socket.on("error", () => socket.destroy());
      socket.on("close", () => other.destroy());
    }
    // The browser takes a connection on this machine for open at once; on the line it would be so a round trip later.
    setTimeout(() => {
      carry(near, far, up);
      carry(far, near, down);
    }, ROUND_TRIP_MS);
  });
  return listen(server.unref());
}

/** One direction of the line: a segment leaves when those before it have left, whatever connection they are of. */
interface Link {
  /** Bits a second. */
  rate: number;
  /** When the last segment has left, by performance.now(). */
  free: number;
}

/** Carries what one socket says to the other, no faster than the window and the link let it. */
function carry(from: Socket, to: Socket, link: Link): void {
  let window = INITIAL_WINDOW * SEGMENT_BYTES;
  let onTheWay = 0;
  const waiting: Buffer[] = [];
  const arriving: Buffer[] = [];
  let isOver = false;

  function send(): void {
    for (let next = waiting[0]; next && onTheWay + next.length <= window; next = waiting[0]) {
      waiting.shift();
      const segment = next;
      onTheWay += segment.length;
      const now = performance.now();
      link.free = Math.max(link.free, now) + (segment.length * 8 * 1000) / link.rate;
      const left = link.free - now;
      arriving.push(segment);
      // Timers a fraction of a millisecond apart may come in any order; segments arrive in theirs.
      setTimeout(
        () => {
          const first = arriving.shift();
          if (first && to.writable) to.write(first);
        },
        left + ROUND_TRIP_MS / 2,
      );
      setTimeout(() => {
        onTheWay -= segment.length;
        window += segment.length;
        send();
      }, left + ROUND_TRIP_MS);
    }
    if (waiting.length < INITIAL_WINDOW) from.resume();
    if (isOver && waiting.length === 0 && onTheWay === 0) to.end();
  }

  from.on("data", (data: Buffer) => {
    for (let at = 0; at < data.length; at += SEGMENT_BYTES) waiting.push(data.subarray(at, at + SEGMENT_BYTES));
    // As a server does whose socket is full.
    if (waiting.length > 2 * INITIAL_WINDOW) from.pause();
    send();
  });
  from.on("end", () => {
    isOver = true;
    send();
  });
  from.resume();
}
