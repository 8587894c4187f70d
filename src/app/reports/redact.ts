import { isRecord } from '@/shared/lib/isRecord';
import { isSealed } from '@/shared/lib/secretVault';

const removed = '[removed]';

/** Form fields, wherever they occur. */
const typedKeys = new Set([
  'username',
  'email',
  'reference',
  'purchaseOrder',
  'deliveryAddress',
  'wishedDate',
  'comment',
  'note',
  'orderedBy',
  'listName',
  'requestedBy',
  'decidedBy',
  'reason',
  'passkeyName',
  'displayName',
]);
const secretKeys = new Set(['password', 'newPassword', 'resetToken']);

/** Slices and endpoints whose texts are all user input. */
const typedParts = new Set([
  'contactDraft',
  'contactMessage',
  'ownDataChange',
  'people',
  'personInvitation',
  'personChange',
  'setAsideCartName',
]);
/** Slices in which one key is user input. */
const typedWithin: Readonly<Record<string, string>> = {
  confirm: 'name',
  favourites: 'name',
  orderPad: 'text',
  screen: 'text',
};

/** Removes what looks like a token. */
export const scrub = (text: string): string =>
  text
    .replace(/(token=)[^&#"\s]+/gi, `$1${removed}`)
    // A shared list starts with its name.
    .replace(/(#list=)[^~\s"]*/g, `$1${removed}`)
    .replace(/eyJ[\w-]+(?:\.[\w-]+){1,2}/g, removed);

type Scope = { isTyped: boolean; key: string | undefined };

/** The client's own record: name, addresses and the like. */
const isClient = (value: Record<string, unknown>) => 'clientId' in value && typeof value.name === 'string';

/** A list of favourites, a cart set aside or a passkey, as services send it. */
const isNamedByClient = (value: Record<string, unknown>) =>
  ['listId', 'cartId', 'passkeyId', 'attestationObject'].some((key) => key in value);

/** The part of a notice that names people, items, passkeys and what else the client has named. */
const getNamingKey = (value: Record<string, unknown>) => {
  if (value.kind === 'message') return 'values';
  if (value.kind === 'serverText') return 'text';
  return isRecord(value.message) && 'style' in value ? 'items' : undefined;
};

/** `name` is the slice of an action's type, or a key of the state. */
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
  const namingKey = getNamingKey(value);
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
      if (key === 'type' && typeof inner === 'string') return [[key, inner]];
      if (secretKeys.has(key) && !isSealed(inner)) return [];
      const isTyped = typedKeys.has(key) || key === own.key || client || (key === 'name' && isNamedByClient(value));
      if (typeof inner === 'string' && isTyped) return [[key, isSealed(inner) ? inner : removed]];
      const entered = enter(own, key);
      return [[key, redactValue(inner, key === namingKey ? { ...entered, isTyped: true } : entered)]];
    }),
  );
};

/** Removes tokens, passwords, form input and the client's personal data. */
export const redact = <Value>(value: Value): Value => redactValue(value, { isTyped: false, key: undefined }) as Value;
