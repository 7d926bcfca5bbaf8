# syntax=docker/dockerfile:1.10 The release command, for jobs that build, publish, verify and promote: docker build -f
# infra/containers/release.Dockerfile . The tag of the base image is pinned. Pin its digest too when you build images: `docker buildx
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
RUN npm sbom --sbom-format cyclonedx > sbom.cdx.json

FROM node:20.20.2-bookworm-slim
ARG VERSION
ARG REVISION
LABEL org.opencontainers.image.title="FranchiseSetu release command" \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.revision="${REVISION}" \
  org.opencontainers.image.licenses="MIT" \
  org.opencontainers.image.base.name="docker.io/library/node:20.20.2-bookworm-slim" \
  example.franchisesetu.sbom="/checkout/sbom.cdx.json"
# A job writes builds into the checkout and starts servers to verify them, so its user owns the checkout.
COPY --from=build --chown=1000:1000 /checkout /checkout
WORKDIR /checkout
USER 1000:1000
# A job runs one command and ends, so it has no health check.
HEALTHCHECK NONE
ENTRYPOINT ["npm", "run", "--silent", "release", "--"]
