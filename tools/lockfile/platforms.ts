/** What of package-lock.json this folder reads. */
export interface Lockfile {
  packages: Record<string, LockedPackage>;
}

interface LockedPackage {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  cpu?: string[];
  os?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

/** Words in the names of prebuilt packages, as in `@next/swc-linux-x64-musl`. */
const SYSTEMS = ["android", "darwin", "freebsd", "linux", "openbsd", "sunos", "win32"];
const PROCESSORS = ["arm64", "arm", "ia32", "x64", "wasm32"];

/**
 * The packages that others ask for on some systems and that the lock does not hold, with what it should hold. A registry
 * mirror that keeps one system's prebuilt packages leaves the others out of the lock, and then `npm ci` stops on them.
 */
export function missingPlatforms({ packages }: Lockfile): Record<string, LockedPackage> {
  const missing: Record<string, LockedPackage> = {};
  for (const parent of Object.values(packages)) {
    for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
      const words = name.split(/[/-]/);
      const place = `node_modules/${name}`;
      const cpu = words.filter((word) => PROCESSORS.includes(word));
      if (packages[place] || cpu.length === 0 || !/^\d/.test(version)) continue;
      const os = words.filter((word) => SYSTEMS.includes(word));
      const libc = os.includes("linux") ? [words.includes("musl") ? "musl" : "glibc"] : [];
      missing[place] = {
        version,
        cpu,
        ...(parent.dev && { dev: true }),
        ...(libc.length > 0 && { libc }),
        optional: true,
        ...(os.length > 0 && { os }),
      };
    }
  }
  return missing;
}
