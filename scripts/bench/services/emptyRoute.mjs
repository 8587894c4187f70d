import Fastify from 'fastify';

/** What the framework costs by itself: the measure of everything else. */
const app = Fastify();
app.get('/', async () => '');
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.once('SIGTERM', () => app.close());
