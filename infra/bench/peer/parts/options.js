export const categories = {
  food_beverage: 'Food & Beverage',
  retail: 'Retail',
  services: 'Services',
  education: 'Education',
  healthcare: 'Healthcare',
  fitness: 'Fitness',
  beauty: 'Beauty',
  automotive: 'Automotive',
};
export const models = { FOFO: 'FOFO', FOCO: 'FOCO', COFO: 'COFO', COCO: 'COCO' };
export const cities = ['Mumbai', 'Delhi', 'Bengaluru', 'Hyderabad', 'Chennai', 'Kolkata', 'Pune', 'Jaipur'];
export const budgets = {
  '0-500000': 'Under ₹5 Lakh',
  '500000-1000000': '₹5–10 Lakh',
  '1000000-2500000': '₹10–25 Lakh',
  '2500000-': 'Above ₹25 Lakh',
};
