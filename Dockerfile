FROM node:24-bookworm-slim AS packages
WORKDIR /app
ENV NODE_ENV=production
COPY package.json package-lock.json .npmrc ./
COPY patches patches
COPY scripts/install.mjs scripts/
RUN node scripts/install.mjs

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production DATA_DIR=/data PATH=/app/node_modules/.bin:$PATH
RUN mkdir /data && chown node:node /data
COPY --from=packages /app/node_modules node_modules
COPY . .
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=20s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The command bypasses npm, because npm doesn't pass on every signal. A worker runs src/worker.ts instead of src/web.ts.
CMD ["scripts/node.sh", "src/web.ts"]
