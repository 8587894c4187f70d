import { Layout, type LayoutProps } from 'react-admin';

import { NewOrders } from './orders/NewOrders';

export const OfficeLayout = ({ children, ...props }: LayoutProps) => (
  <Layout {...props}>
    {children}
    <NewOrders />
  </Layout>
);
