import { type ComponentProps, useState } from 'react';
import { useFormIsDirty, WarnWhenUnsavedChanges } from 'react-admin';

/** The router has one guard at a time: a form takes it once something is typed, so an empty dialog leaves it to the page. */
export const UnsavedChanges = (props: Partial<ComponentProps<typeof WarnWhenUnsavedChanges>>) => {
  const isDirty = useFormIsDirty();
  const [wasDirty, setWasDirty] = useState(false);
  if (isDirty && !wasDirty) setWasDirty(true);
  return wasDirty && <WarnWhenUnsavedChanges formRootPathName={undefined} formControl={undefined} {...props} />;
};
