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

type Props = Partial<ComponentProps<typeof WarnWhenUnsavedChanges>>;

/** The router has one guard at a time: a form takes it once something is typed, so an empty dialog leaves it to the page. */
const UnsavedChanges = (props: Props) => {
  const isDirty = useFormIsDirty();
  const [wasDirty, setWasDirty] = useState(false);
  if (isDirty && !wasDirty) setWasDirty(true);
  return wasDirty && <WarnWhenUnsavedChanges formRootPathName={undefined} formControl={undefined} {...props} />;
};

/** Whatever form: it leads to what was refused, and asks before what was typed is left. */
export const FormWatch = (props: Props) => {
  useFocusOfRefusal();
  return <UnsavedChanges {...props} />;
};

/** Of every form. The browser's own messages would be in its language, and over the page. */
export const formProps = {
  noValidate: true,
  warnWhenUnsavedChanges: true,
  WarnWhenUnsavedChangesComponent: FormWatch,
} as const;
