import type { Consultation, ContactMessage } from '@setu/contracts';
import type { ConsultationModel, ContactMessageModel } from './submission.model';

export const presentConsultation = (row: ConsultationModel): Consultation => ({
  id: row.id,
  name: row.name,
  phone: row.phone,
  email: row.email,
  city: row.city,
  budget: row.budget,
  involvement: row.involvement,
  message: row.message,
  createdAt: row.createdAt.toISOString(),
});

export const presentContactMessage = (row: ContactMessageModel): ContactMessage => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  message: row.message,
  createdAt: row.createdAt.toISOString(),
});
