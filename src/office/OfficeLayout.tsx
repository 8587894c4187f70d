import PhonelinkLock from '@mui/icons-material/PhonelinkLock';
import { AppBar, Layout, type LayoutProps, Logout, MenuItemLink, useGetIdentity, UserMenu } from 'react-admin';
import { Navigate } from 'react-router';

import { NewOrders } from './orders/NewOrders';

const menu = (
  <UserMenu>
    <MenuItemLink to="/second-factor" primaryText="office.secondFactor" leftIcon={<PhonelinkLock />} />
    <Logout />
  </UserMenu>
);

const OfficeAppBar = () => <AppBar userMenu={menu} />;

export const OfficeLayout = ({ children, ...props }: LayoutProps) => {
  const { identity } = useGetIdentity();
  if (identity?.secondFactor === 'required') return <Navigate to="/second-factor" replace />;
  return (
    <Layout {...props} appBar={OfficeAppBar}>
      {children}
      <NewOrders />
    </Layout>
  );
};
