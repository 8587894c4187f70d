import PhonelinkLock from '@mui/icons-material/PhonelinkLock';
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

import { NewOrders } from '../orders/NewOrders';
import { ConflictDialog } from './ConflictDialog';
import { useInterruptions } from './Interruptions';
import { LoadFailures } from './LoadFailures';
import { SessionDialog } from './SessionDialog';

const menu = (
  <UserMenu>
    <MenuItemLink to="/second-factor" primaryText="office.secondFactor" leftIcon={<PhonelinkLock />} />
    <Logout />
  </UserMenu>
);

const OfficeAppBar = () => (
  <AppBar userMenu={menu}>
    <TitlePortal component="h1" />
  </AppBar>
);

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
