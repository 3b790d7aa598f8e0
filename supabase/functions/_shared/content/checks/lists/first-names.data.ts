/**
 * First names of children in New Zealand, for noticing that a pupil is named: the commonest of the last ten years by the
 * Department of Internal Affairs, and common Māori, Pasifika, Chinese, Indian and other names; own compilation, version 2026-11-22.
 */
export const FIRST_NAMES = `
Aadhya Aaliyah Aanya Aarav Aashish Abby Abdi Abigail Ada Adam Addison Adeline Advik Agam Ahmed Aiden Aisha Aisyah
Alex Alexander Alexandra Alexis Alfie Ali Alice Alofa Althea Alyssa Amaia Amal Amara Amber Amelia Amelie Amina Amy
Ana Anahera Ananya Anaya Andrea Andrew Angelo Angus Anika Anjali Anna Annabelle Anneke Anthony Anya Aoi Arabella
Archie Ari Aria Ariana Ariella Ariki Arjun Arlo Armaan Arnav Aroha Arthur Arya Aryan Asha Asher Ashton Astrid
Atarangi Athena Audrey Aurora Austin Ava Avni Axel Ayaan Ayla Aylin Bailey Bea Beatrice Beatrix Beau Bella Ben
Benjamin Bentley Bibek Billie Billy Blake Bo Bodhi Bonnie Bowie Bradley Braxton Brianna Bridget Bridie Brody Brooke
Brooklyn Budi Caitlin Caleb Callum Cameron Camila Camille Carter Casey Charlie Charlotte Chase Chelsea Chen Chenxi
Chidi Chloe Christian Christopher Claire Clara Cody Connor Cooper Cora Corey Daisy Dakota Damon Daniel Danielle
Dara Darcy Darius David Declan Delilah Dev Dewi Dinuka Diya Do-yun Dominic Dylan Easton Eden Edward Ekam Eleanor
Elena Eli Elias Elijah Elisa Eliza Elizabeth Elke Ella Elle Ellie Elliot Eloise Elsie Emery Emi Emilia Emily Emma
Erena Eruera Eseta Esme Esther Ethan Eva Eve Evelyn Everett Everly Evie Ezra Fatai Fateh Fatima Felix Fergus Fetu
Filipo Finau Finn Fletcher Florence Flynn Frankie Franklin Fraser Freddie Frederick Freya Gabriel Gemma Genevieve
George Georgia Grace Gracie Grayson Gurbaaz Gurleen Gurnoor Gus Ha-eun Hāmiora Hamish Hamza Hana Hank Hannah Haoran
Harleen Harley Harman Harnoor Harper Harpreet Harriet Harrison Harry Haruto Harvey Hassan Hayden Hazel Heath Heidi
Hēmi Hēnare Henry Hina Hinata Hine Hinewai Hoani Hodan Hollie Holly Hōne Hope Hudson Hugo Huia Hunter Huy Ibrahim
Ida Idris Ihaia Ihaka Imogen Ina Inaya Indi India Indie Ioane Iosefa Iris Isaac Isabel Isabella Isabelle Ishaan
Isikeli Isla Ivy Jack Jackson Jacob Jade Jake James Jamie Jasmeet Jasmine Jasper Jaspreet Jaxon Jaxson Jayden Jayla
Jaylen Jesse Jessica Jett Ji-hoon Ji-woo Jia Jiayi Joel Johan John Jonathan Jone Joon Jordan Josefa Joseph Josh
Joshua Jude Julian Juliet Juliette Jun Kabir Kahu Kahurangi Kai Kaia Kaiden Kaito Kararaina Kate Katie Katya Kauri
Kavindu Kavya Kayden Kayla Keira Kenji Kenzie Kereama Khanh Khloe Kian Kiara Kingston Kiran Kiri Koa Kobe Kobi Kofi
Kora Korn Kōwhai Krish Kura Kwame Kyan Kyla Lachlan Lagi Laisa Lan Laura Lauren Layla Leah Leila Leilani Lennox Leo
Leon Lerato Lesieli Lesina Levi Lewis Lexi Liam Lila Lilah Lilly Lily Lin Lincoln Linh Litia Logan Lola Losa Lose
Lotte Lottie Louie Louis Luca Lucas Lucia Lucy Lukas Luke Luna Lupe Lydia Lyla Lyra Mabel Mackenzie Maddie Maddison
Madison Maeve Mafi Maia Maisie Malachi Malakai Mali Malia Mana Manaaki Manaia Manawa Manpreet Manu Maraea Marama
Marcus Margot Marisol Mark Marley Maryam Masina Mason Mātai Mataio Mateo Matilda Matiu Matthew Maverick Max Maxwell
Maya Mckenna Mckenzie Meera Megan Mei Mele Mere Mereana Mereoni Mia Micah Michael Miguel Mihi Mikaere Mikayla Mila
Miles Millie Min-jun Ming Minh Mitchell Moana Mohammed Molly Monty Mose Mosese Muchen Muhammad Myla Myra Naomi
Natalie Nate Nathan Nathaniel Navreet Neha Nellie Nethmi Nevaeh Neve Ngāhuia Ngaio Ngaire Ngametua Nicholas Nico
Nicole Nīkau Niko Nikora Nina Nixon Noa Noah Noor Nora Oakley Octavia Olive Oliver Olivia Ollie Omar Ophelia Oscar
Otis Ottilie Owen Paige Paisley Paolo Paora Parker Patrick Penelope Penina Peter Peyton Phoebe Phoenix Pieter Piper
Pippa Piripi Pita Ploy Poppy Presley Priya Putri Quinn Rachel Rafferty Rāhera Ralph Rangi Rangimārie Raphael Ravi
Rāwiri Rebecca Remi Remy Ren Rerekura Reuben Rewi Reyansh Rhys Riley Rin Rīpeka Rith River Riya Robert Robin Rocco
Rohan Roimata Roman Ronan Rory Rose Rosie Rowan Ruby Rudra Ruka Ruth Ryan Ryder Rylee Saanvi Sadie Sage Sakura
Salanieta Salma Sālote Salote Sam Samantha Samuel Sanduni Santiago Sarah Savannah Scarlett Sean Sebastian Sefa
Sefina Sefo Seini Sela Selena Semisi Seo-jun Seo-yeon Sera Serena Seru Seth Shiloh Shirin Siale Siaosi Sienna Silas
Simon Simran Sina Sione Siosaia Sipho Sita Siya Sky Skye Skyla Skylar Sofia Sonny Soo-ah Sophea Sophia Sophie
Sosefina Sota Spencer Stanley Stella Stevie Summer Sunny Sylvie Tai Taika Tala Talia Tama Tamahou Tāmati Tangi
Taniela Tanvi Tariro Tasi Tavita Tāwhiri Taylor Teddy Tendai Teokotai Tepaeru Tere Teremoana Tessa Teuila Tevita
Thandi Thao Thea Themba Theo Theodore Thomas Tia Tiaki Tiana Tiare Tilly Tīmoti Tobias Toby Tom Tomas Tomasi Tommy
Tristan Tūmanako Tupou Tyler Tyson Vai Vaine Valentina Veer Victoria Vihaan Viliami Vincent Violet Vivaan Vivienne
Waimārie Waisake Walter Wei Wen Wesley Whetū Will Willa William Willow Winnie Wiremu Wren Wyatt Xanthe Xavier Xin
Yash Yi Yichen Yihan Ying Yui Yuki Yuna Yusuf Yutong Yuxin Yuxuan Zac Zach Zachary Zainab Zane Zara Zayden Zaylee
Zayn Zeke Zihan Zion Zixuan Ziyi Zoe Zoey Zola Zorawar Ārama Ātaahua Āwhina ʻOfa
`

/** Names that are also words, places, birds, trees or months: a name only with a clear cue beside it. */
export const ALSO_WORDS = `
Ada Amber Angus Ari Aria Aroha Asha Asher Ash Aurora Austin Autumn Bailey Beau Bo Bonnie Brooke Carter Chase Christian Cooper Daisy Dara
Dawn Dev Eden Faith Fetu Florence Georgia Ginger Grace Hazel Hana Heidi Hina Hine Holly Hope Huia Hunter Iris Ivy Jack Jade Jasmine Jett
Joon Jordan Joy Jun Kahu Kahurangi Kai Kaia Kauri Kingston Kiri Koa Kora Korn Kōwhai Kura Lan Leo Lily Lin Lincoln Ling Logan Lose Luna Mali
Mana Manaaki Manaia Manawa Manu Marama Mark Mason Maverick Max Maya Mei Micah Mihi Miles Ming Moana Ngaio Nīkau Nixon Nova Olive Olympia
Otis Paige Paisley Pearl Penny Phoenix Piper Pita Poppy Pippa Quinn Rangi Rangimārie Remy Ren Rin River Roimata Roman Rose Rosie Ruby Ryder
Savannah Sela Sera Sienna Sina Skye Sky Sita Spencer Stanley Summer Tai Tala Tama Tangi Tasi Tere Tiaki Tia Tom Tūmanako Tui Tupou Vai Veer
Victoria Violet Wei Wen Whetū Will Willow Xin Yi Zion Anahera Ariki Atarangi Ātaahua Āwhina Waimārie Brooklyn Chelsea India Dakota Sage Wren
Heath Lewis Fraser Bowie Sunny Eve Marley Louis Parker Teddy Robin Billy
`

/** Names that are everyday words where they are typed without a capital: “ana” is a cave, “mere” a weapon. */
export const SMALL_WORDS_TOO = `
Ana Ina Maia Mātai Mere Noa Taika
`
