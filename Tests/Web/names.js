// Tests look at what is private by the sources' names; the modules that are served have shorter ones.
export const names = await (await fetch('/.build/web-names.json')).json();
for (const [name, short] of Object.entries(names)) {
  Object.defineProperty(Object.prototype, name, { get() { return this[short]; }, set(value) { this[short] = value; }, configurable: true });
}
