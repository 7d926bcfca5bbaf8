import { AgentAssignment, AgentProfile, PropertyDemand } from './agent/agent-profile';
import { FranchiseView } from './catalog/franchise';
import { PropertyListing } from './catalog/property';
import { PropertyRequirement } from './catalog/requirement';
import { AdminStats, AnalyticsEvent, WebsiteContent } from './content/website-content';
import { CurrentUser } from './identity/current-user';
import { InquiryView } from './inquiry/inquiry';

/** The fields of each entity in the specification. Fields that were added later are not listed. */
test.each([
  ['a user', CurrentUser, 'id email firstName lastName profileImageUrl role phone city state createdAt'],
  [
    'a franchise opportunity',
    FranchiseView,
    'id brandId title description businessCategory franchiseModel minInvestment maxInvestment expectedROI areaRequired supportProvided trainingIncluded marketingSupport territories images documents isActive featured createdAt updatedAt',
  ],
  [
    'a property listing',
    PropertyListing,
    'id providerId title description propertyType area address city state pincode rentPerSqFt securityDeposit amenities images isAvailable featured createdAt updatedAt',
  ],
  [
    'a property requirement',
    PropertyRequirement,
    'id brandId title description businessCategory minArea maxArea preferredLocations maxRentPerSqFt requiredAmenities timeline isActive createdAt updatedAt',
  ],
  [
    'an inquiry',
    InquiryView,
    'id fromUserId toUserId franchiseId propertyId requirementId subject message status createdAt updatedAt',
  ],
  [
    'a site copy entry',
    WebsiteContent,
    'id section key title content imageUrl linkUrl metadata isActive order createdAt updatedAt',
  ],
  ['an analytics event', AnalyticsEvent, 'id event userId sessionId data ipAddress userAgent createdAt'],
  [
    'an agent profile',
    AgentProfile,
    'id userId companyName licenseNumber experience commissionRate specializations serviceAreas certifications languages description website linkedinProfile isVerified rating totalDeals createdAt updatedAt',
  ],
  [
    'an assignment',
    AgentAssignment,
    'id agentId propertyId demandId assignmentType status commissionAgreed notes assignedAt completedAt',
  ],
  [
    'a property demand',
    PropertyDemand,
    'id brandName businessUse businessCategory priority areaRequired timeline preferredLocations brandDescription targetAudience maxRentPerSqFt',
  ],
  ['the administrators’ totals', AdminStats, 'totalUsers totalFranchises totalProperties totalInquiries'],
])('%s has every field of the specification', (_, schema, fields) => {
  expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(fields.split(' ')));
});
