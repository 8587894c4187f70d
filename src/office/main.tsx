import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { ConfigContext } from '@/shared/config/ConfigContext';
import { readRuntimeConfig } from '@/shared/config/readRuntimeConfig';

import { Office } from './Office';
import { Interruptions } from './session/Interruptions';

const start = async (root: HTMLElement) => {
  try {
    const config = await readRuntimeConfig(document, fetch);
    document.title = config.siteName;
    createRoot(root).render(
      <StrictMode>
        <ConfigContext value={config}>
          <Interruptions>
            <Office />
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
