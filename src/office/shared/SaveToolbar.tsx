import type { ReactNode } from 'react';
import { SaveButton, Toolbar } from 'react-admin';

/** Without react-admin's button to delete, unless there is one that says more. */
export const SaveToolbar = ({ children }: { children?: ReactNode }) => (
  <Toolbar sx={{ justifyContent: 'space-between' }}>
    <SaveButton />
    {children}
  </Toolbar>
);
