import { type BusinessCategory, businessCategories } from '@setu/contracts';
import { demoFranchises } from '../../demo/demo-franchises';
import { drawings, type Motif } from './drawings/drawings';
import { motifOf } from './motif-of';
import { fallbackMotifs, motifs } from './motifs';

const motif = (title: string, businessCategory: BusinessCategory, description: string | null = null) =>
  motifOf({ title, description, businessCategory });

it.each<[string, BusinessCategory, Motif]>([
  ['Ghar Sewa Elder Care at Home', 'services', 'eldercare'],
  ['Vidya Public School', 'education', 'school'],
  ['Little Lotus Preschool and Day Care', 'education', 'preschool'],
  ['IIT-JEE Coaching Classes', 'education', 'coaching'],
  ['Muscle Factory GYM', 'fitness', 'gym'],
  ['Unisex Salons', 'beauty', 'salon'],
  ['Dhobi Express Laundry Store', 'services', 'laundry'],
  ['Chaiwala Junction Highway Halt', 'food_beverage', 'tea'],
  ['Modern Bakeries', 'food_beverage', 'bakery'],
  ['Tandoor Trail Delivery Kitchen', 'food_beverage', 'delivery'],
  ['Generic Medicine Store', 'healthcare', 'pharmacy'],
  ['Nidaan Diagnostic Centre', 'healthcare', 'diagnostics'],
  ['Foam Car Wash', 'automotive', 'carwash'],
  ['E-Rath EV Charging', 'automotive', 'charging'],
  ['Express Courier Point', 'services', 'parcel'],
  ['Khadi Lane Kurta Corner', 'retail', 'clothing'],
  ['Swarna Jewellers', 'retail', 'jewellery'],
  ['Kirana Plus', 'retail', 'grocery'],
  ['Sheesham Furniture', 'retail', 'furniture'],
  ['Yatri Budget Hotels', 'services', 'hotel'],
  ['Desk & Chai Coworking', 'services', 'office'],
  ['Termite and Pest Control', 'services', 'pestcontrol'],
  ['चाय की टपरी', 'food_beverage', 'tea'],
  ['Café Crème', 'food_beverage', 'cafe'],
])('%s in %s is drawn as %s', (title, category, expected) => {
  expect(motif(title, category)).toBe(expected);
});

it('a longer phrase of the title is stronger than a single word', () => {
  expect(motif('Chai Junction Food Truck', 'food_beverage')).toBe('cart');
});

it('a word of the listing’s category is stronger than a word of another one', () => {
  expect(motif('School Uniforms', 'retail')).toBe('clothing');
  expect(motif('School Uniforms', 'education')).toBe('school');
});

it('a title that names a business is stronger than its category', () => {
  expect(motif('Paws Pet Clinic', 'healthcare')).toBe('pets');
});

it('without such words in the title, the description decides within the category', () => {
  expect(motif('Saathi', 'healthcare', 'A dentist and two chairs, next to a bakery.')).toBe('dental');
  expect(motif('Saathi', 'services', 'Next to a bakery.')).toBe(fallbackMotifs.services);
});

it('parts of words do not choose a drawing', () => {
  expect(motif('Chairman Group', 'food_beverage')).toBe(fallbackMotifs.food_beverage);
});

it.each(businessCategories)('a business of %s without known words has a drawing', (category) => {
  expect(Object.keys(drawings)).toContain(motif('Saathi', category));
});

it('a phrase chooses one drawing only', () => {
  const phrases = Object.values(motifs).flatMap(({ words }) => words.split(', '));
  expect(phrases.filter((phrase, n) => phrases.indexOf(phrase) !== n)).toEqual([]);
});

it('the franchises of the demo have many different drawings, and none of another category by accident', () => {
  const chosen = demoFranchises.map(({ title, description, category }) =>
    motif(title, category, description),
  );
  expect(new Set(chosen).size).toBeGreaterThan(40);
  for (const drawn of new Set(chosen)) expect(chosen.filter((each) => each === drawn).length).toBeLessThan(7);
});

it('choosing a drawing for hostile texts ends', () => {
  expect(motif('a'.repeat(150), 'other', 'tea '.repeat(1_250))).toBe('shop');
});
