// Spec §4: a token without three dot-separated parts counts as absent.
export const isValidToken = (token: string): boolean => {
  const parts = token.split('.');
  return parts.length === 3 && parts.every((part) => part !== '');
};
