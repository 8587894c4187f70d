/** Spec §7: start-up asks for tax. Whoever needs the rate asks the same question, and finds it answered. */
export const taxEnvironment = { names: ['tax'] };
