import { SaveButton, Toolbar } from 'react-admin';

/** Without react-admin's button to delete. */
export const SaveToolbar = () => (
  <Toolbar>
    <SaveButton />
  </Toolbar>
);
