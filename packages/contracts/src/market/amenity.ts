/** Amenity suggestions in forms. Source: specification, section 9. */
export const amenitySuggestions = [
  'Parking',
  'AC',
  'Elevator',
  'Security',
  'Power Backup',
  'Water Supply',
  'High Speed Internet',
  'CCTV',
  'Fire Safety',
  'Washroom',
  'Cafeteria',
  'Reception Area',
  'Loading Bay',
] as const;
