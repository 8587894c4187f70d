import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createHashRouter, RouterProvider } from 'react-router';

import { ConfigContext } from '@/shared/config/ConfigContext';
import { readRuntimeConfig } from '@/shared/config/readRuntimeConfig';
import { retryFailedChunks } from '@/shared/lib/loadCode';

import { Interruptions } from './layout/Interruptions';
import { Office } from './Office';

__webpack_chunk_load__ = retryFailedChunks(__webpack_chunk_load__);

// Without it, react-admin makes a router each time that the office renders, and the first one still guards forms.
const router = createHashRouter([{ path: '*', element: <Office /> }]);

const start = async (root: HTMLElement) => {
  try {
    const config = await readRuntimeConfig(document, fetch);
    document.title = config.siteName;
    createRoot(root).render(
      <StrictMode>
        <ConfigContext value={config}>
          <Interruptions>
            <RouterProvider router={router} />
          </Interruptions>
        </ConfigContext>
      </StrictMode>,
    );
  } catch (error) {
    root.textContent = String(error);
    throw error;
  }
};

const root = document.getElementById('root');
if (root) void start(root);
