# syntax=docker/dockerfile:1.10 A service: docker build -f infra/containers/service.Dockerfile --build-arg WORKSPACE=services/catalog
# --build-arg RELEASE_VERSION=0.1.0-… . The tag of the base image is pinned. Pin its digest too when you build images: `docker buildx
# imagetools inspect` shows it.
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
ARG WORKSPACE
ARG RELEASE_VERSION
RUN npm run build -w "${WORKSPACE}"
# The image is another form of a release in the registry, so its version must be the published version.
RUN node --input-type=commonjs -e 'const { version } = require(process.argv[1]); \
  if (version !== process.argv[2]) throw new Error(`this is ${version}`)' \
  "/checkout/${WORKSPACE}/dist/release.json" "${RELEASE_VERSION}"
RUN npm sbom --sbom-format cyclonedx > /tmp/sbom.json \
  && npm run assemble -w infra/containers -- "${WORKSPACE}" /image /tmp/sbom.json

FROM node:20.20.2-bookworm-slim
ARG WORKSPACE
ARG RELEASE_VERSION
ARG REVISION
LABEL org.opencontainers.image.title="FranchiseSetu ${WORKSPACE}" \
  org.opencontainers.image.version="${RELEASE_VERSION}" \
  org.opencontainers.image.revision="${REVISION}" \
  org.opencontainers.image.licenses="MIT" \
  org.opencontainers.image.base.name="docker.io/library/node:20.20.2-bookworm-slim" \
  example.franchisesetu.sbom="/app/sbom.cdx.json"
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 RELEASE_VERSION=${RELEASE_VERSION}
# The files belong to root, so that the process cannot change them. It writes only to /tmp.
COPY --from=build /image /app
WORKDIR /app/${WORKSPACE}
USER 1000:1000
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=6 CMD ["node", "/app/infra/containers/healthcheck.mjs"]
ENTRYPOINT ["node", "--enable-source-maps", "dist/main.js"]
