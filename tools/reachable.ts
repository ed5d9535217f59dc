/** Finds the exports that a program uses, by the syntax of its files. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { childrenOf, keyOf, nodesIn, parseSource, type SyntaxNode } from "./syntax";

/** Represents all exports of a module. */
const ALL = "*";

interface Module {
  /** Local names of imports, with the file and the name there. */
  imports: Map<string, { file: string; name: string }>;
  /** Top-level declarations by the names that they declare. */
  declared: Map<string, SyntaxNode>;
  /** Exported names, each with its local name or with the file and name that it re-exports. */
  exported: Map<string, { local: string } | { file: string; name: string }>;
  code: string;
}

/**
 * Follows names from the entry files through imports and top-level declarations. In doubt a name counts as used.
 *
 * @param entries Files below the working folder. All of their code counts as used.
 * @param chosen By the key type of an object (`SceneName` of `Record<SceneName, …>`), the keys that are used. Other entries
 *   of such an object do not count.
 * @returns the used exports, as "content/drawings/landing.ts#heroWords".
 */
export function findUsedExports(
  entries: readonly string[],
  chosen: Readonly<Record<string, ReadonlySet<string>>> = {},
): Set<string> {
  const modules = new Map<string, Module>();
  const used = new Set<string>();
  const visited = new Set<SyntaxNode>();

  const moduleOf = (file: string) => {
    const known = modules.get(file) ?? readModule(file);
    modules.set(file, known);
    return known;
  };

  function followExport(file: string, name: string, isCounted: (name: string) => boolean = () => true): void {
    const module = moduleOf(file);
    if (name === ALL) {
      for (const name of module.exported.keys()) if (isCounted(name)) followExport(file, name);
      return;
    }
    if (used.has(`${file}#${name}`)) return;
    used.add(`${file}#${name}`);
    const target = module.exported.get(name);
    if (target && "local" in target) followName(file, target.local);
    else if (target) followExport(target.file, target.name);
  }

  function followName(file: string, name: string, isCounted?: (name: string) => boolean): void {
    const { imports, declared } = moduleOf(file);
    const imported = imports.get(name);
    if (imported) followExport(imported.file, imported.name, isCounted);
    const node = declared.get(name);
    if (node) followNode(file, node);
  }

  function followNode(file: string, node: SyntaxNode): void {
    if (visited.has(node)) return;
    visited.add(node);
    const { code } = moduleOf(file);
    const id = node.type === "VariableDeclarator" ? (node.id as SyntaxNode) : undefined;
    const [, key = ""] = (id && /: Record<(\w+),/.exec(code.slice(id.start, id.end))) ?? [];
    visit(node, chosen[key] && ((name) => Boolean(chosen[key]?.has(name))));

    function visit(syntax: SyntaxNode, isCounted?: (name: string) => boolean): void {
      if (isCounted && syntax.type === "ObjectProperty") {
        if (isCounted(keyOf(syntax))) visit(syntax.value as SyntaxNode);
        return;
      }
      if (syntax.type.startsWith("TS") && !/^TS(As|Satisfies|NonNull)/.test(syntax.type)) return;
      if (syntax.type === "Identifier" || syntax.type === "JSXIdentifier")
        followName(file, String(syntax.name), isCounted);
      for (const child of childrenOf(syntax)) {
        const isKey = (child === syntax.property || child === syntax.key) && !syntax.computed && !syntax.shorthand;
        const isAttribute = syntax.type === "JSXAttribute" && child === syntax.name;
        if (!isKey && !isAttribute) visit(child, isCounted);
      }
    }
  }

  for (const file of entries) {
    const module = moduleOf(file);
    for (const node of module.declared.values()) followNode(file, node);
    followExport(file, ALL);
  }
  return used;
}

function readModule(file: string): Module {
  const code = readFileSync(file, "utf8");
  const module: Module = { imports: new Map(), declared: new Map(), exported: new Map(), code };
  for (const [index, node] of (parseSource(code).body as SyntaxNode[]).entries()) {
    const from = resolveImport(String(Object(node.source).value ?? ""), file);
    if (node.importKind === "type" || node.exportKind === "type") continue;
    if (node.type === "ImportDeclaration") {
      for (const specifier of from ? (node.specifiers as SyntaxNode[]) : []) {
        const imported = Object(specifier.imported);
        const name =
          specifier.type === "ImportDefaultSpecifier" ? "default" : String(imported.name ?? imported.value ?? ALL);
        if (specifier.importKind !== "type")
          module.imports.set(String(Object(specifier.local).name), { file: from ?? "", name });
      }
    } else if (node.type === "ExportDefaultDeclaration") {
      declare(module, node.declaration as SyntaxNode, `default of ${file}`);
      module.exported.set("default", { local: `default of ${file}` });
    } else if (node.type === "ExportNamedDeclaration" && node.declaration) {
      for (const name of declare(module, node.declaration as SyntaxNode)) module.exported.set(name, { local: name });
    } else if (node.type === "ExportNamedDeclaration") {
      for (const specifier of node.specifiers as SyntaxNode[]) {
        const [local, name] = [specifier.local, specifier.exported].map((id) => String(Object(id).name));
        if (!local || !name) continue;
        if (!node.source) module.exported.set(name, { local });
        else if (from) module.exported.set(name, { file: from, name: local });
      }
    } else {
      declare(module, node, `statement ${index}`);
    }
  }
  return module;
}

/** Records the names that a statement declares, or the statement itself under a name that nothing refers to. */
function declare(module: Module, node: SyntaxNode, otherwise = ""): string[] {
  if (node.type === "VariableDeclaration") {
    return (node.declarations as SyntaxNode[]).flatMap((decl) => {
      const names = nodesIn(decl.id as SyntaxNode).filter(({ type }) => type === "Identifier");
      return names.map(({ name }) => {
        module.declared.set(String(name), decl);
        return String(name);
      });
    });
  }
  const name = otherwise.startsWith("default") ? otherwise : String(Object(node.id).name ?? otherwise);
  module.declared.set(name, node);
  return [name];
}

/** @returns the project file of an import; undefined for a package. */
function resolveImport(name: string, from: string): string | undefined {
  const path = name.startsWith("@/") ? name.slice(2) : /^\.{1,2}\//.test(name) ? join(dirname(from), name) : undefined;
  if (path === undefined) return undefined;
  return [path, `${path}.ts`, `${path}.tsx`].find((file) => /\.tsx?$/.test(file) && existsSync(file));
}
