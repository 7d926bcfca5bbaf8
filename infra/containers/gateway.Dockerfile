# syntax=docker/dockerfile:1.10 The gateway: docker build -f infra/containers/gateway.Dockerfile --build-arg VERSION=0.1.0 . The tag of the
# base image is pinned. Pin its digest too when you build images: `docker buildx imagetools inspect` shows it.
FROM node:20.20.2-bookworm-slim AS manifests
WORKDIR /checkout
COPY . .
# Copy only what npm ci reads, so that packages are installed again only when it has changed.
RUN mkdir /manifests && find . -name package.json -not -path '*/templates/*' -exec cp --parents {} /manifests \; \
  && cp package-lock.json /manifests

FROM node:20.20.2-bookworm-slim AS build
WORKDIR /checkout
COPY --from=manifests /manifests ./
RUN --mount=type=cache,target=/root/.npm npm ci
COPY . .
RUN npm run build -w gateway
RUN npm sbom --sbom-format cyclonedx > /tmp/sbom.json \
  && npm run assemble -w infra/containers -- gateway /image /tmp/sbom.json \
  && mkdir /cache

FROM node:20.20.2-bookworm-slim
ARG VERSION
ARG REVISION
LABEL org.opencontainers.image.title="FranchiseSetu gateway" \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.revision="${REVISION}" \
  org.opencontainers.image.licenses="MIT" \
  org.opencontainers.image.base.name="docker.io/library/node:20.20.2-bookworm-slim" \
  example.franchisesetu.sbom="/app/sbom.cdx.json"
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 INTERNAL_HOST=0.0.0.0 INTERNAL_PORT=8081
# The files belong to root, so that the process cannot change them. It writes only to ARTEFACTS_CACHE and /tmp.
COPY --from=build /image /app
COPY --from=build --chown=1000:1000 /cache /var/cache/franchisesetu
WORKDIR /app/gateway
USER 1000:1000
EXPOSE 8080 8081
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=6 CMD ["node", "/app/infra/containers/healthcheck.mjs"]
ENTRYPOINT ["node", "--enable-source-maps", "dist/main.js"]
