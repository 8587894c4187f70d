type Rules = { createScript?: (text: string) => string; createScriptURL?: (address: string) => string };

type Policy = { createScript: (text: string) => string; createScriptURL: (address: string) => string };

type Factory = { createPolicy: (name: string, rules: Rules) => Policy };

const unchanged: Policy = { createScript: (text) => text, createScriptURL: (address) => address };

/**
 * Creates the policy that the page's strict CSP requires before a script's text or address is set. Results are typed as
 * strings, because the DOM typings accept nothing else there. In browsers without Trusted Types only the rules apply.
 */
export const createTrustedPolicy = (name: string, rules: Rules): Policy => {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  return trustedTypes ? trustedTypes.createPolicy(name, rules) : { ...unchanged, ...rules };
};
