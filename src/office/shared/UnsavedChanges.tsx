import { type ComponentProps, useEffect, useState } from 'react';
import { useFormIsDirty, WarnWhenUnsavedChanges } from 'react-admin';
import { useFormState } from 'react-hook-form';

/** The button has lost the focus while it was saving: a refusal leads to the first field that it is about. */
const useFocusOfRefusal = () => {
  const { errors, isSubmitting } = useFormState();
  useEffect(() => {
    if (isSubmitting || Object.keys(errors).length === 0 || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors, isSubmitting]);
};

/** The router has one guard at a time: a form takes it once something is typed, so an empty dialog leaves it to the page. */
export const UnsavedChanges = (props: Partial<ComponentProps<typeof WarnWhenUnsavedChanges>>) => {
  useFocusOfRefusal();
  const isDirty = useFormIsDirty();
  const [wasDirty, setWasDirty] = useState(false);
  if (isDirty && !wasDirty) setWasDirty(true);
  return wasDirty && <WarnWhenUnsavedChanges formRootPathName={undefined} formControl={undefined} {...props} />;
};
