import { isSealed } from '@/shared/lib/secretVault';

const removed = '[removed]';

/** Whatever these hold, a form was filled in with it. */
const typedKeys = new Set(['username', 'email', 'reference', 'comment']);
const secretKeys = new Set(['password', 'newPassword', 'resetToken']);

/** Parts in which every text was typed, by the name of the slice or the endpoint. */
const typedParts = new Set(['contactDraft', 'contactMessage']);
/** Parts in which only some texts were. */
const typedWithin: Readonly<Record<string, string>> = { favourites: 'name', orderPad: 'text', screen: 'text' };

const scrub = (text: string) =>
  text.replace(/(token=)[^&#"\s]+/gi, `$1${removed}`).replace(/eyJ[\w-]+(?:\.[\w-]+){1,2}/g, removed);

type Scope = { isTyped: boolean; key: string | undefined };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The client's own record: name, addresses and the like. */
const isClient = (value: Record<string, unknown>) => 'clientId' in value && typeof value.name === 'string';

/** The slice of an action, and the part of the state. */
const enter = (scope: Scope, name: string): Scope => ({
  isTyped: scope.isTyped || typedParts.has(name),
  key: typedWithin[name] ?? scope.key,
});

const redactText = (text: string, { isTyped }: Scope) => (isTyped && !isSealed(text) ? removed : scrub(text));

const redactValue = (value: unknown, scope: Scope): unknown => {
  if (typeof value === 'string') return redactText(value, scope);
  if (Array.isArray(value)) return value.map((entry) => redactValue(entry, scope));
  if (!isRecord(value)) return value;
  const own = typeof value.type === 'string' ? enter(scope, value.type.split('/', 1)[0] ?? '') : scope;
  const client = isClient(value);
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
      if (key === 'type') return [[key, inner]];
      if (secretKeys.has(key) && !isSealed(inner)) return [];
      const isTyped = typedKeys.has(key) || key === own.key || client;
      if (typeof inner === 'string' && isTyped) return [[key, isSealed(inner) ? inner : removed]];
      return [[key, redactValue(inner, enter(own, key))]];
    }),
  );
};

/** Without tokens, passwords, what was typed into forms, and the client's personal data. */
export const redact = <Value>(value: Value): Value => redactValue(value, { isTyped: false, key: undefined }) as Value;
