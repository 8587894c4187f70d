/**
 * Credentials live here and nowhere else: actions, state and exports carry only the reference that `seal` returns, and
 * the base query opens it right before the request is sent. A reference to a token keeps its three dot-separated parts.
 */
export type SecretKind = 'token' | 'password';

export type SecretVault = {
  seal: (kind: SecretKind, secret: string) => string;
  open: (reference: string) => string | undefined;
  forget: (reference: string) => void;
  clear: () => void;
};

const referencePattern = /^sealed\.(token|password)\.\d+$/;

export const isSealed = (value: unknown): value is string => typeof value === 'string' && referencePattern.test(value);

export const createSecretVault = (): SecretVault => {
  const secrets = new Map<string, string>();
  let last = 0;
  return {
    seal: (kind, secret) => {
      last += 1;
      const reference = `sealed.${kind}.${last}`;
      secrets.set(reference, secret);
      return reference;
    },
    open: (reference) => secrets.get(reference),
    forget: (reference) => void secrets.delete(reference),
    clear: () => secrets.clear(),
  };
};

// Spec §4: a token without three dot-separated parts counts as absent.
export const isValidToken = (token: string): boolean => {
  const parts = token.split('.');
  return parts.length === 3 && parts.every((part) => part !== '');
};
