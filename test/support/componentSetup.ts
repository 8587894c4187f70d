import '@testing-library/jest-dom';
import { configure, prettyDOM } from '@testing-library/dom';

// An error shows the first 7,000 characters of the page, which have no more elements and texts than these. Writing all
// of them took long: a query that waits for its element makes an error for each change of the page.
const shownNodes = 400;

const describePage = (container: Element) => {
  let left = shownNodes;
  const filterNode = ({ nodeName }: Node) => !/^(script|style|#comment)$/i.test(nodeName) && left-- > 0;
  return prettyDOM(container, undefined, { filterNode });
};

configure({
  // Allows for slow compilation, like the test timeout in unitSetup.
  asyncUtilTimeout: 30_000,
  getElementError: (message, container) =>
    Object.assign(new Error([message, describePage(container)].filter(Boolean).join('\n\n')), {
      name: 'TestingLibraryElementError',
    }),
});
