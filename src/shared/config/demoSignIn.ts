/** Public on purpose: these credentials open only the demo. */
export const demoSignIn = { username: 'demo@medida.example', password: 'medida-demo' };
