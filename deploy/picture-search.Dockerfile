# Picture search. Built from the repository root.
FROM node:24-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --omit=dev --workspace @hearth/picture-search

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3005 MEDIA_DIR=/media/public
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/packages ./packages
COPY --from=build /app/apps/picture-search ./apps/picture-search
USER node
EXPOSE 3005
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:3005/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/picture-search/src/main.ts"]
