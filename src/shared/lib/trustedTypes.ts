type Rules = { createScript?: (text: string) => string; createScriptURL?: (address: string) => string };

type Policy = { createScript: (text: string) => string; createScriptURL: (address: string) => string };

type Factory = { createPolicy: (name: string, rules: Rules) => Policy };

const asGiven: Policy = { createScript: (text) => text, createScriptURL: (address) => address };

/**
 * What the page's strict policy asks for before a script's text or address is set. The browser's own types of what comes
 * out say that it is no string; the places that take it do not. Where a browser has none, the rules alone hold.
 */
export const trustedBy = (name: string, rules: Rules): Policy => {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  return trustedTypes ? trustedTypes.createPolicy(name, rules) : { ...asGiven, ...rules };
};
