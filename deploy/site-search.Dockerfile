# Site search. Built from the repository root.
FROM node:24-slim AS build
WORKDIR /app
COPY . .
RUN npm ci && npm run build -w @hearth/site-search && npm prune --omit=dev

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3004
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/packages ./packages
COPY --from=build /app/apps/site-search ./apps/site-search
USER node
EXPOSE 3004
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:3004/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/site-search/dist/main.js"]
