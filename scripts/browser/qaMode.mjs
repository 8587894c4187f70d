export const qaPanel = 'section[data-qa]';

/** Serves every page as a deployment with QA mode does. */
export const enableQaMode = (context) =>
  context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: (await response.text()).replace('"qa":false', '"qa":true') });
  });
