import PhonelinkLock from '@mui/icons-material/PhonelinkLock';
import { useEffect } from 'react';
import {
  AppBar,
  Layout,
  type LayoutProps,
  Logout,
  MenuItemLink,
  TitlePortal,
  useGetIdentity,
  UserMenu,
} from 'react-admin';
import { Navigate } from 'react-router';

import { useConfig } from '@/shared/config/ConfigContext';

import { NewOrders } from '../orders/NewOrders';
import { ConflictDialog } from './ConflictDialog';
import { useInterruptions } from './Interruptions';
import { LoadFailures } from './LoadFailures';
import { SessionDialog } from './SessionDialog';

const PersonMenu = () => (
  // Narrow screens show an icon instead of the name.
  <UserMenu label={useGetIdentity().identity?.fullName ?? ''}>
    <MenuItemLink to="/second-factor" primaryText="office.secondFactor" leftIcon={<PhonelinkLock />} />
    <Logout />
  </UserMenu>
);

/** React-admin puts the title of a page into its bar alone. */
const useDocumentTitle = () => {
  const { siteName } = useConfig();
  useEffect(() => {
    const heading = document.querySelector('#react-admin-title');
    if (!heading) return undefined;
    const show = () => {
      document.title = [heading.textContent, siteName].filter(Boolean).join(' · ');
    };
    const observer = new MutationObserver(show);
    observer.observe(heading, { childList: true, characterData: true, subtree: true });
    show();
    return () => observer.disconnect();
  }, [siteName]);
};

/** Always there, with the heading of the page. */
const OfficeAppBar = () => {
  useDocumentTitle();
  return (
    <AppBar userMenu={<PersonMenu />} alwaysOn>
      <TitlePortal component="h1" tabIndex={-1} />
    </AppBar>
  );
};

export const OfficeLayout = ({ children, ...props }: LayoutProps) => {
  const { identity } = useGetIdentity();
  const { conflict, hasSessionEnded } = useInterruptions();
  if (identity?.secondFactor === 'required') return <Navigate to="/second-factor" replace />;
  return (
    <Layout {...props} appBar={OfficeAppBar}>
      <LoadFailures />
      {children}
      <NewOrders />
      {conflict && <ConflictDialog conflict={conflict} />}
      {hasSessionEnded && <SessionDialog />}
    </Layout>
  );
};
