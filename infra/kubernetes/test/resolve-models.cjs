/** kubernetes-models has entries for imports only, and Jest asks for those of `require`. All other packages are found as usual. */
const isModel = (request) => /^(@kubernetes-models\/|kubernetes-models\/)/.test(request);

module.exports = (request, options) =>
  options.defaultResolver(
    request,
    isModel(request) ? { ...options, conditions: [...(options.conditions ?? []), 'import'] } : options,
  );
