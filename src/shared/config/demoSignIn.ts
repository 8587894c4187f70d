/** Public: it opens the demo alone. */
export const demoSignIn = { username: 'demo@medida.example', password: 'medida-demo' };
