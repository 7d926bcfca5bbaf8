import localFont from 'next/font/local';
import Link from 'next/link';
import './globals.css';

const inter = localFont({ src: '../fonts/inter.woff2', variable: '--inter', weight: '100 900' });
const fraunces = localFont({ src: '../fonts/fraunces.woff2', variable: '--fraunces', weight: '100 900' });

export const metadata = {
  title: 'Franchise Opportunities',
  description: 'Verified franchise opportunities in India, from ₹2 lakh to ₹50 crore.',
};

export default function Layout({ children }) {
  return (
    <html lang="en-IN" className={`${inter.variable} ${fraunces.variable}`}>
      <body>
        <header>
          <Link href="/franchises" prefetch={false} className="brand">
            FranchiseSetu
          </Link>
          <nav>
            <Link href="/franchises" prefetch={false}>
              Browse
            </Link>
            <Link href="/dashboard" prefetch={false}>
              Dashboard
            </Link>
          </nav>
        </header>
        {children}
        <footer>
          <p className="muted">Figures are statements of the brands. Ask for the agreement before you pay.</p>
        </footer>
      </body>
    </html>
  );
}
