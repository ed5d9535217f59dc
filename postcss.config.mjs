// Imported by Node itself: the CommonJS files that Next asks for by name need Node 20.19 (docs/decisions/oldest-node.md).
const { default: tailwind } = await import(/* turbopackIgnore: true */ "@tailwindcss/postcss");

export default { plugins: [tailwind()] };
