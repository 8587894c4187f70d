# syntax=docker/dockerfile:1

FROM node:24-bookworm-slim AS build
WORKDIR /app
# Copied first: packages change less often than code, so this layer stays cached.
COPY package.json package-lock.json ./
COPY server/package.json server/
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY server/package.json server/
RUN npm ci --omit=dev --workspace=server --include-workspace-root=false --no-audit --no-fund

FROM node:24-bookworm-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data \
    DEMO=false \
    MALLOC_ARENA_MAX=1 \
    MALLOC_MMAP_THRESHOLD_=4194304 \
    MALLOC_TRIM_THRESHOLD_=4194304
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY --from=packages /app/server/node_modules ./server/node_modules
COPY --from=build /app/package.json ./
COPY --from=build /app/server/package.json ./server/
COPY --from=build /app/server/bin ./server/bin
COPY --from=build /app/server/dist ./server/dist
COPY --from=build /app/server/films ./server/films
COPY --from=build /app/server/pictures ./server/pictures
COPY --from=build /app/server/demo/content ./server/demo/content
COPY --from=build /app/server/demo/catalogue/*.csv ./server/demo/catalogue/
COPY --from=build /app/dist ./dist
RUN ln --symbolic /app/server/bin/medida.mjs /usr/local/bin/medida
RUN install --directory --owner=node --group=node --mode=0750 /data
USER node
VOLUME ["/data"]
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Node runs as process 1, so that it receives the stop signal.
CMD ["node", "--max-semi-space-size=4", "--no-concurrent-marking", "--enable-source-maps", "server/dist/main.js"]
