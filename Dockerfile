# syntax=docker/dockerfile:1
# One image for all programs of Maru (docs/deploy.md). Staging: docker build --build-arg MARU_STAGE=staging .

FROM node:24-bookworm-slim AS build
WORKDIR /maru
COPY package.json package-lock.json ./
COPY dev/launch/package.json dev/launch/
COPY dev/stand-ins/package.json dev/stand-ins/
RUN --mount=type=cache,target=/var/cache/npm npm ci --omit=dev --ignore-scripts --no-audit --no-fund --cache=/var/cache/npm
COPY tsconfig.json next.config.ts payload.config.ts postcss.config.mjs ./
COPY public public
COPY collections collections
COPY src src
ARG MARU_STAGE=production
RUN MARU_DOTENV=off MARU_STAGE=$MARU_STAGE node src/run.mjs build
COPY deploy/image deploy/image
RUN sh deploy/image/prune.sh && rm -rf dev postcss.config.mjs && mv .next /pages

FROM node:24-bookworm-slim
WORKDIR /maru
ARG MARU_STAGE=production
ENV NODE_ENV=production MARU_STAGE=$MARU_STAGE MARU_DOTENV=off MARU_DATA=/var/lib/maru \
    HOST=0.0.0.0 PORT=3000 LIVE_HOST=0.0.0.0 LIVE_PORT=3001 UV_THREADPOOL_SIZE=16
RUN install -d -o node -g node /var/lib/maru
COPY --from=build /maru ./
# Where the web server keeps pages; nothing else here may be changed.
COPY --from=build --chown=node:node /pages .next
USER node
VOLUME /var/lib/maru
EXPOSE 3000 3001
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "deploy/image/health.mjs"]
ENTRYPOINT ["/maru/deploy/image/run.sh"]
CMD ["web"]
