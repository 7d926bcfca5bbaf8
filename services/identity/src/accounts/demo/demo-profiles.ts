import { type BrandProfileDraft, demoBrandNames, demoUsers } from '@setu/contracts';
import { demoBrands, demoPeople } from './demo-people';

/** The texts of a demo brand and its account. */
export interface DemoProfile extends Omit<BrandProfileDraft, 'brandName'> {
  userId: string;
  savedAt: Date;
}

/** A profile is written an hour after its account was created. */
const anHourAfter = (createdAt: Date) => new Date(createdAt.getTime() + 3_600_000);

/** Description and target audience of each further demo brand. */
const words: Readonly<Record<(typeof demoBrandNames)[number], readonly [string, string]>> = {
  'Chai Chaupal': [
    'Clay-cup chai and village-square benches, brewed to one recipe card in every outlet.',
    'Students and office-goers who stop twice a day',
  ],
  'Tandoor Trail': [
    'A short North Indian menu from two tandoors, made for delivery and a small dining room.',
    'Families who order in on weekends',
  ],
  'Idli Ink': [
    'Soft idlis and eleven podis, steamed in sight of the guest. Open from six in the morning.',
    'Early commuters and breakfast regulars',
  ],
  'Kulhad & Co': [
    'Dessert and milk bar: rabri, lassi and phirni set in kulhads, finished at the counter.',
    'Evening walkers and young families',
  ],
  'Saffron Spoon': [
    'Biryani by the handi from a central kitchen; outlets finish and pack in nine minutes.',
    'Groups and office lunches',
  ],
  'Khadi Lane': [
    'Handspun shirts, kurtas and stoles from forty weaving clusters, priced the same in every city.',
    'Working women and men, 25 to 50',
  ],
  'Bazaar Basket': [
    'A neighbourhood grocery of 1,800 lines, restocked daily from one regional warehouse.',
    'Households within a ten-minute walk',
  ],
  'Vidya Vriksha': [
    'After-school learning for classes 5 to 10: small groups, weekly tests, and a call to parents.',
    'Parents of school children',
  ],
  'Little Lotus Preschool': [
    'Play-led mornings for ages two to six, day care until seven, and a curriculum in two languages.',
    'Young parents who both work',
  ],
  'Code Gurukul': [
    'Programming and robotics clubs for ages 8 to 16, taught with kits the children take home.',
    'Parents who want a skill beside school',
  ],
  'Aarogya Clinics': [
    'Two-doctor neighbourhood clinics with pharmacy and sample collection, run by our medical team.',
    'Families without a clinic nearby',
  ],
  'Nidaan Labs': [
    'Collection centres for a reference laboratory: home visits by seven, reports by evening.',
    'Doctors’ patients and regular health checks',
  ],
  'Akhada Fitness': [
    'Strength training the old way and the new: mud pit, barbells and coaches who count with you.',
    'Men and women, 18 to 40, of the neighbourhood',
  ],
  'Surya Yoga Studio': [
    'Morning and evening yoga in groups of twelve, with teachers trained at our own school.',
    'Office workers and new mothers',
  ],
  'Roopkala Salon': [
    'A family salon with fixed prices on the door and colour mixed in front of the guest.',
    'Families, and brides of the season',
  ],
  'Mehendi & Mist': [
    'Bridal mehendi, skin and hair care in four quiet rooms, booked by the hour.',
    'Brides and their families',
  ],
  'Gaadi Garage': [
    'Multi-brand car service with a written estimate before the first bolt is turned.',
    'Owners of cars older than three years',
  ],
  'E-Rath Charging': [
    'Charging points for two- and three-wheelers with a battery health check at each visit.',
    'Delivery riders and e-rickshaw drivers',
  ],
  'Dhobi Express': [
    'Laundry by weight with pick-up and a 24-hour promise, washed at one plant a city.',
    'Working couples and students in hostels',
  ],
  'Ghar Sewa': [
    'Electricians, plumbers and cleaners on salary, sent out from a desk that knows them by name.',
    'Households in apartment towers',
  ],
  'Setu Logistics': [
    'The last mile for small shops: one van, one app, and money on delivery settled each night.',
    'Small sellers who ship ten parcels a day',
  ],
  'Yantra Repairs': [
    'Phones, laptops and mixers repaired while you wait, with a six-month promise on parts.',
    'Students, shops and small offices',
  ],
  'Vriksha Nursery': [
    'Balcony plants that survive a city summer, with a doctor for sick ones every Sunday.',
    'Apartment owners who garden in pots',
  ],
  'Kalakriti Gifts': [
    'Gifts from Indian workshops, wrapped in block print, from two hundred to five thousand rupees.',
    'Visitors, weddings and company gifting',
  ],
};

/** The profile of the demo brand with an offered account. */
const ownWords = {
  description:
    'Eleven teas and a short snack menu from a counter of 150 sq ft, run by two people a shift. We began with one cart in Pune and train every franchisee in our own kitchen.',
  targetAudience: 'Office-goers, students and commuters near stations and markets',
  website: 'https://chaiwala-junction.example',
  logo: null,
  people: [
    {
      name: 'Meera Iyer',
      role: 'Founder',
      line: 'Sold chai from one cart in Pune for six years.',
      photo: null,
    },
    {
      name: 'Sameer Joshi',
      role: 'Head of training',
      line: 'Trains each franchisee himself for two weeks.',
      photo: null,
    },
    { name: 'Rukhsana Pathan', role: 'Supplies', line: null, photo: null },
  ],
};

/** Profiles of all demo brands, beginning with the offered account. */
export const demoProfiles: readonly DemoProfile[] = [
  ...demoPeople
    .filter(({ id }) => id === demoUsers.brand.id)
    .map(({ id, createdAt }) => ({ ...ownWords, userId: id, savedAt: anHourAfter(createdAt) })),
  ...demoBrands.map(({ id, createdAt }, index): DemoProfile => {
    const name = demoBrandNames[index] ?? demoBrandNames[0];
    const [description, targetAudience] = words[name];
    return {
      userId: id,
      description,
      targetAudience,
      website: null,
      logo: null,
      people: [],
      savedAt: anHourAfter(createdAt),
    };
  }),
];
