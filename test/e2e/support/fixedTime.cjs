// Loaded before other code, in the services and in pages: every clock starts at the same moment.
const offset = Date.UTC(2026, 2, 12, 10) - Date.now();
const readClock = Date.now.bind(Date);
const now = () => readClock() + offset;

globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
