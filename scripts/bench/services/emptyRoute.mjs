import Fastify from 'fastify';

/** The framework's own cost, as a baseline for everything else. */
const app = Fastify();
app.get('/', async () => '');
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.once('SIGTERM', () => app.close());
