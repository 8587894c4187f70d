import { VisitorLines } from '@/features/catalogue/addToCart/VisitorLines';
import { LoginPage } from '@/features/session/LoginPage';

/** Sign-in, with what the visitor has chosen before. */
export const LoginScreen = () => <LoginPage chosen={<VisitorLines />} />;
