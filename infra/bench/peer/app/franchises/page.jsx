import { Listing } from '../../parts/listing';

export const revalidate = 60;

export default function Franchises() {
  return <Listing />;
}
